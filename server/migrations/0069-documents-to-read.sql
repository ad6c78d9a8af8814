-- Asking to read a document tells those who have not, and may remind them.

create table document_reading_rounds (
  document_id  integer primary key references documents (id) on delete cascade,
  rounds       integer not null default 1,
  told_at      timestamptz not null
);
comment on table document_reading_rounds is 'How often everybody who has not read a document was told, and when last. Kept while nobody asks, so that asking anew does not tell anew.';

create trigger documents_forget_subject after delete on documents
  for each row execute function forget_subject('document');

-- What officers ask everybody to read comes by mail until a member says otherwise.
comment on table notification_mail_choices is 'Who is told what by mail; without a row, as the contract says of the topic.';
alter table notification_mail_choices
  drop constraint notification_mail_choices_rhythm_check,
  add constraint notification_mail_choices_rhythm_check
    check (rhythm in ('at_once', case when topic = 'news' then 'weekly' else 'daily' end)
      or (topic in ('news', 'documents') and rhythm = 'never'));
