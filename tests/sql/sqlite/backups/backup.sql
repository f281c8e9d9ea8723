select id from backup order by started_at desc, id desc limit ?
select count(*) from backup
select row_groups(10000, 1, 1, (started_at + 62167420800000) / 86400000 - 719530) from backup -- group_started_at
--   SCAN backup USING COVERING INDEX backup__started_at_id_ix

order by started_at asc, id asc
--   SCAN backup USING COVERING INDEX backup__started_at_id_ix

order by id asc -- id
select row_groups(10000, 1, 0, cause) from backup -- group_cause
select row_groups(10000, 1, 0, state) from backup -- group_state
select row_groups(10000, 1, 0, drill) from backup -- group_drill
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from backup -- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from backup -- group_updated_at
select row_groups(10000, 1, 1, (started_at + 62167420800000) / 86400000 - 719530, megabytes) from backup -- group_measures
--   SCAN backup

and id = ?
--   SEARCH backup USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH backup USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and started_at >= ? and started_at <= ?
--   SEARCH backup USING COVERING INDEX backup__started_at_id_ix (started_at>? AND started_at<?)

and {} = ? -- {}: file_name, cause, state, drill
and {} is null -- {}: file_name
and {} in (?, …) -- {}: file_name, cause, state, drill
and {} like ? escape '\' -- {}: file_name
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and file_name like ? escape '\' and (file_name like ? escape '\' or squeezed(file_name) like ? escape '\') -- keyword
--   SCAN backup USING INDEX backup__started_at_id_ix

select max(id) from backup -- group_cause, group_state, group_drill, group_created_at, group_updated_at, group_measures
--   SEARCH backup
