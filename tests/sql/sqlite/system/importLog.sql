select id from import_log where coalesce(at_plant_id, ?) = ? order by at desc, id desc limit ?
select row_groups(10000, 1, 1, (at + 62167420800000) / 86400000 - 719530) from import_log where coalesce(at_plant_id, ?) = ? -- group_at
--   SCAN import_log USING COVERING INDEX import_log__at_id_at_plant_ix

select count(*) from import_log where coalesce(at_plant_id, ?) = ?
--   SCAN import_log USING COVERING INDEX import_log__at_plant_ix

order by at asc, id asc
--   SCAN import_log USING COVERING INDEX import_log__at_id_at_plant_ix

order by id asc -- id
select row_groups(10000, 1, 0, resource) from import_log where coalesce(at_plant_id, ?) = ? -- group_resource
select row_groups(10000, 1, 0, outcome) from import_log where coalesce(at_plant_id, ?) = ? -- group_outcome
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from import_log where coalesce(at_plant_id, ?) = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from import_log where coalesce(at_plant_id, ?) = ?
-- group_updated_at
select row_groups(10000, 1, 1, (at + 62167420800000) / 86400000 - 719530, row_count) from import_log where coalesce(at_plant_id, ?) = ?
-- group_measures
--   SCAN import_log

and id = ?
--   SEARCH import_log USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH import_log USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and (at >= ? and at <= ?)
--   SEARCH import_log USING COVERING INDEX import_log__at_id_at_plant_ix (at>? AND at<?)

and {} = ? -- {}: resource, file_name, outcome
and {} is null -- {}: resource, file_name
and {} in (?, …) -- {}: resource, file_name, outcome
and {} like ? escape '\' -- {}: resource, file_name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (file_name like ? escape '\' and (file_name like ? escape '\' or squeezed(file_name) like ? escape '\')) -- keyword
--   SCAN import_log USING INDEX import_log__at_id_at_plant_ix

select max(id) from import_log -- group_resource, group_outcome, group_created_at, group_updated_at, group_measures
--   SEARCH import_log
