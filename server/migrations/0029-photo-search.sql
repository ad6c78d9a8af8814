-- Photos of all albums in the order in which they were taken, for the search by year.

create index photos_by_day on photos (taken_at, id) where deleted_at is null and purged_at is null;
