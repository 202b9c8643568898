-- A process of the release before says nothing of whether a document can be read: a person looks at what it writes. Rows of before stay null.
alter table document alter column judged set default 'unknown';
