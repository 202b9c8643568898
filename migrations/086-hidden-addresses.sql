-- Network addresses enter the logs of events as hashes with a salt of the month (decision 092). By a trigger: whoever writes an event, a
-- save among them, cannot forget it. Rows of before stay as they are, since they are chained.
create table address_salt (
  -- 'YYYY-MM', UTC.
  month text primary key,
  salt bytea not null
);
create function hide_address() returns trigger language plpgsql as $$
declare
  of_month text;
  found bytea;
begin
  -- What a restore brings back is hidden already.
  if new.ip is null or new.ip = '' or new.ip like 'net-%' then
    return new;
  end if;
  of_month := to_char(new.at at time zone 'UTC', 'YYYY-MM');
  select salt into found from address_salt where month = of_month;
  if found is null then
    insert into address_salt (month, salt)
      values (of_month, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) on conflict do nothing;
    select salt into found from address_salt where month = of_month;
  end if;
  new.ip := 'net-' || left(encode(sha256(found || convert_to(new.ip, 'UTF8')), 'hex'), 16);
  return new;
end $$;
create trigger event_hides_address before insert on event for each row execute function hide_address();
create trigger staff_event_hides_address before insert on staff_event for each row execute function hide_address();
