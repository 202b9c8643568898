-- Businesses: customers that were funded before. Each remembers what does not change, and applications point to it.
create table business (
  id uuid primary key,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- 'import', or 'application' where staff made it of an approved one.
  origin text not null,
  brand text not null default '',
  language text not null default 'en',
  -- By field id, as an application holds them; the encrypted ones (ciphertext only) stand apart.
  answers jsonb not null default '{}',
  secrets jsonb not null default '{}',
  -- What lists and the search box read, worked out of the answers with every write.
  name text not null default '',
  owner_name text not null default '',
  state text not null default '',
  search text not null default '',
  -- Keyed hashes. Two businesses never have the same tax id.
  email_key text,
  phone_key text,
  tax_key text unique,
  -- Who looks after it besides those who have its applications.
  assigned_to uuid,
  -- Since when nothing of a person is kept.
  purged_at timestamptz
);
create index business_name on business (lower(name), id);
create index business_assigned on business (assigned_to) where assigned_to is not null;
create index business_kept on business (updated_at) where purged_at is null;

-- new, or renewal: another application of a business that is known.
alter table lead add column kind text not null default 'new', add column business_id uuid;
create index lead_business on lead (business_id, created_at desc) where business_id is not null;

-- A link names its subject by kind and id. `lead_id` is the application that it opens: one to a business opens none before it made one.
alter table link drop constraint link_pkey;
alter table link alter column lead_id drop not null, add column subject text not null default 'application', add column subject_id uuid;
update link set subject_id = lead_id;
alter table link alter column subject_id set not null, add primary key (subject_id, id);
create index link_lead on link (lead_id) where lead_id is not null;

-- Where a message, its job or an event belongs to a business, `lead_id` holds the business's id: ids are one kind for all.
alter table message add column subject text not null default 'application';
