select id from dict_type order by id desc limit ?
order by id asc -- id
and {} = ? -- {}: dict_name, status
and {} is null -- {}: dict_name
and {} in (?, …) -- {}: dict_name, status
and {} like ? escape '\' -- {}: dict_name
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and (dict_name like ? escape '\' and (dict_name like ? escape '\' or squeezed(dict_name) like ? escape '\'))
  or (dict_type like ? escape '\' and (dict_type like ? escape '\' or squeezed(dict_type) like ? escape '\'))
-- keyword
select row_groups(10000, 1, 0, status) from dict_type -- group_status, group_measures
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from dict_type -- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from dict_type -- group_updated_at
--   SCAN dict_type

select count(*) from dict_type
--   SCAN dict_type USING COVERING INDEX dict_type__dict_type_uq

and id = ?
and id in (?, …)
--   SEARCH dict_type USING INTEGER PRIMARY KEY (rowid=?)

and dict_type = ?
--   SEARCH dict_type USING COVERING INDEX dict_type__dict_type_uq (dict_type=?)

and dict_type is null
and dict_type like ? escape '\'
--   SCAN dict_type

and dict_type in (?, …)
--   SEARCH dict_type USING COVERING INDEX dict_type__dict_type_uq (dict_type=?)
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from dict_type -- group_status, group_created_at, group_updated_at, group_measures
--   SEARCH dict_type
