select id from operation_log where coalesce(at_plant_id, ?) = ? order by at desc, id desc limit ?
select row_groups(10000, 1, 1, (at + 62167420800000) / 86400000 - 719530) from operation_log where coalesce(at_plant_id, ?) = ?
-- group_at, group_measures
--   SCAN operation_log USING COVERING INDEX operation_log__at_id_at_plant_ix

select count(*) from operation_log where coalesce(at_plant_id, ?) = ?
--   SCAN operation_log USING COVERING INDEX operation_log__at_plant_ix

order by at asc, id asc
--   SCAN operation_log USING COVERING INDEX operation_log__at_id_at_plant_ix

order by id asc -- id
select row_groups(10000, 1, 0, resource) from operation_log where coalesce(at_plant_id, ?) = ? -- group_resource
select row_groups(10000, 1, 0, record_id) from operation_log where coalesce(at_plant_id, ?) = ? -- group_record_id
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from operation_log where coalesce(at_plant_id, ?) = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from operation_log where coalesce(at_plant_id, ?) = ?
-- group_updated_at
--   SCAN operation_log

and id = ?
--   SEARCH operation_log USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH operation_log USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and (at >= ? and at <= ?)
--   SEARCH operation_log USING COVERING INDEX operation_log__at_id_at_plant_ix (at>? AND at<?)

and {} = ? -- {}: user_name, record_id, record_title, action
and {} is null -- {}: user_name, resource, record_title, action
and {} in (?, …) -- {}: user_name, record_id, record_title, action
and {} like ? escape '\' -- {}: user_name, resource, record_title, action
and ({} >= ? and {} <= ?) -- {}: record_id, created_at, updated_at
and (
  (action like ? escape '\' and (action like ? escape '\' or squeezed(action) like ? escape '\'))
    or (user_name like ? escape '\' and (user_name like ? escape '\' or squeezed(user_name) like ? escape '\'))
    or (record_title like ? escape '\' and (record_title like ? escape '\' or squeezed(record_title) like ? escape '\'))
)
-- keyword
--   SCAN operation_log USING INDEX operation_log__at_id_at_plant_ix

and resource = ?
and resource in (?, …)
--   SEARCH operation_log USING INDEX operation_log__resource_record_at_id_ix (resource=?)
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from operation_log -- group_resource, group_record_id, group_created_at, group_updated_at
--   SEARCH operation_log
