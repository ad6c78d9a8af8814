-- A save of what no index holds stays on the page of the row, and writes into no index, as long as there is room on it.
alter table members set (fillfactor = 80);
