-- The account that gets the money and pays it back, as the owner named it for a choice: bank and last four digits, sealed.
alter table offer_choice add column account text;
comment on column offer_choice.account is 'sealed for offer_choice.account:{lead_id}';
