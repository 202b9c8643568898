-- Which columns hold sealed values, and for which place each is sealed: key rotation goes by it. {column} stands for a column of the row,
-- {*} for the name of each value in a column that holds several. A new sealed column gets its comment in the migration that adds it.
comment on column lead.secrets is 'sealed for lead.{*}:{id}';
comment on column business.secrets is 'sealed for business.{*}:{id}';
comment on column person.secrets is 'sealed for person.{*}:{id}';
comment on column prefill_match.sealed is 'sealed for prefill.match:{lead_id}';
comment on column bank_connection.secret is 'sealed for bank_connection.secret:{id}';
comment on column bank_connection.accounts is 'sealed for bank_connection.accounts:{id}';
comment on column bank_history.data is 'sealed for bank_history.data:{id}';
comment on column bank_analysis.data is 'sealed for bank_analysis.data:{lead_id}:{engine}:{histories}';
comment on column bank_label.data is 'sealed for bank_label.data:{lead_id}:{id}';
comment on column message.content is 'sealed for message.content:{id}';
comment on column paper.facts is 'sealed for paper.facts:{id}';
comment on column paper.file is 'sealed for paper.file:{id}';
comment on column portal_code.contact is 'sealed for portal_code.contact:{id}';
comment on column signature.person is 'sealed for signature.person:{id}';
comment on column signature.address is 'sealed for signature.address:{id}';
comment on column signature.image is 'sealed for signature.image:{id}';
comment on column signature.origin is 'sealed for signature.origin:{id}';
comment on column signature.decline_reason is 'sealed for signature.decline:{id}';
comment on column application_signature.sealed is 'sealed for application_signature:{id}';
comment on column envelope.tree is 'sealed for envelope.tree:{id}';
comment on column signed_copy.file is 'sealed for signed_copy.file:{id}';
comment on column credit_report.sealed is 'sealed for credit-report.answer:{id}';
comment on column credit_report.facts is 'sealed for credit-report.facts:{id}';
comment on column statement_analysis.sealed is 'sealed for statement-analysis.figures:{id}';
comment on column staff.totp_secret is 'sealed for staff.totp_secret:{id}';
