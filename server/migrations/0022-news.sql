-- News that officers write: drafts, publishing later, images, and what links to members.

create table news_images (
  code         text primary key,
  width        integer not null check (width > 0),
  height       integer not null check (height > 0),
  hash         text not null,
  uploaded_by  integer references members (id) on delete set null,
  uploaded_at  timestamptz not null default now()
);
comment on table news_images is 'One row = one image in the file store, in all its sizes; what no item uses goes a day after it came.';
create index news_images_by_uploader on news_images (uploaded_by);

alter table news_items
  drop column image_url,
  add column image_code  text references news_images (code),
  add column image_alt   text,
  add column format      text not null default 'plain' check (format in ('plain', 'markdown')),
  add column excerpt     text not null default '',
  add column mentions    integer[] not null default '{}',
  add column author_id   integer references members (id) on delete set null,
  add column created_at  timestamptz not null default now(),
  add column edited_at   timestamptz not null default now(),
  add column edited_by   integer references members (id) on delete set null,
  add column publish_at  timestamptz,
  add column version     integer not null default 1;
comment on column news_items.excerpt is 'The beginning of the body as plain text.';
comment on column news_items.mentions is 'The members to whom the body or the link leads.';
comment on column news_items.author_id is 'Who wrote it, or whose doing it tells of.';
comment on column news_items.publish_at is 'When a draft goes out by itself.';
comment on column news_items.published_at is 'When it first went out; kept while it is a draft again, so that it is no newer news when it comes back.';
update news_items set excerpt = left(body, 280), created_at = coalesce(published_at, now()),
  edited_at = coalesce(published_at, now()),
  published_at = case when is_published then coalesce(published_at, now()) else published_at end,
  author_id = (select member_id from trips where source_type = 'trip' and trips.id = source_id);
alter table news_items
  add constraint news_items_published_check check (not is_published or published_at is not null),
  add constraint news_items_planned_check check (publish_at is null or not is_published),
  add constraint news_items_pinned_check check (is_published or not is_pinned);

drop index news_items_newest;
create index news_items_pinned_first on news_items (is_pinned desc, published_at desc, id desc) where is_published;
create index news_items_by_time on news_items (published_at desc, id desc) where is_published;
create index news_items_of_trips on news_items (published_at desc, id desc) where is_published and tags @> '{travel}';
create index news_items_but_trips on news_items (published_at desc, id desc) where is_published and not tags @> '{travel}';
create index news_items_by_tag on news_items using gin (tags) where is_published;
create index news_items_by_mention on news_items using gin (mentions) where mentions <> '{}';
create index news_items_planned on news_items (publish_at) where publish_at is not null;
create index news_items_by_image on news_items (image_code) where image_code is not null;
create index news_items_by_author on news_items (author_id);
create index news_items_by_editor on news_items (edited_by);

create function unlink_member() returns trigger language plpgsql as $$
declare
  place text := '(https?://[^)\s/]*)?/profile/' || old.id || '/?';
begin
  update news_items set
    body = regexp_replace(body, '\[([^\]]*)\]\(\s*<?' || place || '>?(\s[^)]*)?\)', '\1', 'g'),
    link = case when link ~ ('^' || place || '$') then null else link end,
    mentions = array_remove(mentions, old.id),
    version = version + 1
  where mentions <> '{}' and mentions @> array[old.id];
  return null;
end
$$;
comment on function unlink_member is 'What leads to a member who is deleted leads nowhere: his name stays as text.';
create trigger members_unlink after delete on members for each row execute function unlink_member();
