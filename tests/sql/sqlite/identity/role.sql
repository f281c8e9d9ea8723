select id from role order by role_sort asc, id asc limit ?
and {} = ? -- {}: role_name
and {} is null -- {}: role_name, role_key
and {} in (?, …) -- {}: role_name
and {} like ? escape '\' -- {}: role_name, role_key
and (role_name like ? escape '\' and (role_name like ? escape '\' or squeezed(role_name) like ? escape '\'))
  or (role_key like ? escape '\' and (role_key like ? escape '\' or squeezed(role_key) like ? escape '\'))
-- keyword, covered
--   SCAN role USING COVERING INDEX role__role_sort_id_role_name_role_key_ix

select count(*) from role
--   SCAN role USING COVERING INDEX role__role_key_uq

order by role_sort desc, id desc
--   SCAN role USING COVERING INDEX role__role_sort_id_role_name_role_key_ix

order by id asc -- id
select row_groups(10000, 1, 0, status) from role -- group_status, group_measures
select row_groups(10000, 1, 0, data_scope) from role -- group_data_scope
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from role -- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from role -- group_updated_at
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

select max(id) from role -- group_status, group_data_scope, group_created_at, group_updated_at, group_measures
--   SEARCH role
