-- What officers were told of a request to join goes with it; and decided requests are listed.

create trigger join_requests_forget_subject after delete on join_requests
  for each row execute function forget_subject('join_request');
create index join_requests_decided on join_requests (decided_at desc, id desc) where decided_at is not null;
