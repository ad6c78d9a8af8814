-- What leaves without a mark is noted as well: films, and pictures that move and are too small to bear one.

alter table copies drop constraint copies_kind_check;
alter table copies add constraint copies_kind_check check (kind between 1 and 6);
alter table copies alter column key_id drop not null;
alter table copies alter column sha256 drop not null;
alter table copies add constraint copies_marked_check check (kind > 4 or (key_id is not null and sha256 is not null));
comment on column copies.kind is
  '1 a photo viewed, 2 a photo downloaded, 3 a document viewed, 4 a document downloaded, 5 a film viewed, 6 a film downloaded; 5 and 6 also of pictures that move and bear no mark.';
comment on column copies.key_id is 'With which of the keys of the watermark it was marked; null of what bears no mark.';
comment on column copies.sha256 is 'Of the bytes that were sent; null where they are the same for everybody.';
