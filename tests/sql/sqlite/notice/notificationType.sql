select id from notification_type order by sort_order asc, id asc limit ?
select count(*) from notification_type
--   SCAN notification_type USING COVERING INDEX notification_type__sort_order_id_ix

order by sort_order desc, id desc
--   SCAN notification_type USING COVERING INDEX notification_type__sort_order_id_ix

order by id asc -- id
select row_groups(10000, 1, 0, status) from notification_type -- group_status, group_measures
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from notification_type -- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from notification_type -- group_updated_at
--   SCAN notification_type

order by code asc, id asc
--   SCAN notification_type USING COVERING INDEX notification_type__code_uq

and id = ?
--   SEARCH notification_type USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH notification_type USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and code = ?
--   SEARCH notification_type USING INDEX notification_type__code_uq (code=?)

and {} is null -- {}: code, name
and {} like ? escape '\' -- {}: code, name
and {} = ? -- {}: name, status
and {} in (?, …) -- {}: name, status
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
  or (code like ? escape '\' and (code like ? escape '\' or squeezed(code) like ? escape '\'))
-- keyword
--   SCAN notification_type USING INDEX notification_type__sort_order_id_ix

and code in (?, …)
--   SEARCH notification_type USING INDEX notification_type__code_uq (code=?)
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from notification_type -- group_status, group_created_at, group_updated_at, group_measures
--   SEARCH notification_type
