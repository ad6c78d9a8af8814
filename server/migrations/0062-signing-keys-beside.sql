-- The keys that sign browsers' cookies and the links that end mails lie with the other keys now, outside the database; they were
-- taken out before this.

drop table signing_keys;
