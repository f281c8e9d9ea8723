select id from role order by role_sort asc, id asc limit ?
and {} = ? -- {}: role_name
and {} is null -- {}: role_name, role_key
and {} in (?, …) -- {}: role_name
and {} like ? escape '\' -- {}: role_name, role_key
and role_name like ? escape '\' or role_key like ? escape '\' -- keyword, covered
--   SCAN role USING COVERING INDEX role__role_sort_id_role_name_role_key_ix

select count(*) from role
--   SCAN role USING COVERING INDEX role__role_key_uq

order by role_sort desc, id desc
--   SCAN role USING COVERING INDEX role__role_sort_id_role_name_role_key_ix

order by id asc
--   SCAN role

and id = ?
--   SEARCH role USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH role USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and role_key = ?
--   SEARCH role USING INDEX role__role_key_uq (role_key=?)

and role_key in (?, …)
--   SEARCH role USING INDEX role__role_key_uq (role_key=?)
--   USE TEMP B-TREE FOR ORDER BY

and {} = ? -- {}: status, data_scope
and {} in (?, …) -- {}: status, data_scope
and {} >= ? and {} <= ? -- {}: created_at, updated_at
--   SCAN role USING INDEX role__role_sort_id_role_name_role_key_ix
