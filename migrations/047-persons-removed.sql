-- Staff take a person off an application while nothing is signed: the row stays for what points to it, without numbers and contact.
alter table person add column removed_at timestamptz;
