select id from dict_type order by id desc limit ?
order by id asc -- id
and {} = ? -- {}: dict_name, status
and {} is null -- {}: dict_name
and {} in (?, …) -- {}: dict_name, status
and {} like ? escape '\' -- {}: dict_name
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and dict_name like ? escape '\' or dict_type like ? escape '\' -- keyword
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
