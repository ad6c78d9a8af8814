-- The result of a vote comes by mail to whoever has voted, until he says otherwise; each in a letter of its own.
alter table notification_mail_choices
  drop constraint notification_mail_choices_rhythm_check,
  add constraint notification_mail_choices_rhythm_check
    check (rhythm = 'at_once'
      or (rhythm = 'weekly' and topic = 'news')
      or (rhythm = 'daily' and topic not in ('news', 'results'))
      or (rhythm = 'never' and topic in ('news', 'documents', 'results')));
