-- By which photos like a leaked picture are found; those of before are all made ready anew since 0031, and get theirs then.

alter table photos add column picture_hash bit(64);
comment on column photos.picture_hash is 'Signs of its coarsest waves, as pictureHash makes them; null until it is made ready, and of videos.';
