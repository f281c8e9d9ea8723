select id from audit_check order by started_at desc, id desc limit ?
select count(*) from audit_check
select row_groups(10000, 1, 1, (started_at + 62167420800000) / 86400000 - 719530) from audit_check -- group_started_at
--   SCAN audit_check USING COVERING INDEX audit_check__started_at_id_ix

order by started_at asc, id asc
--   SCAN audit_check USING COVERING INDEX audit_check__started_at_id_ix

order by id asc -- id
select row_groups(10000, 1, 0, cause) from audit_check -- group_cause
select row_groups(10000, 1, 0, state) from audit_check -- group_state
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from audit_check -- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from audit_check -- group_updated_at
select row_groups(10000, 1, 1, (started_at + 62167420800000) / 86400000 - 719530, checked_rows) from audit_check -- group_measures
--   SCAN audit_check

and id = ?
--   SEARCH audit_check USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH audit_check USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and started_at >= ? and started_at <= ?
--   SEARCH audit_check USING COVERING INDEX audit_check__started_at_id_ix (started_at>? AND started_at<?)

and {} = ? -- {}: cause, state
and {} in (?, …) -- {}: cause, state
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\') -- keyword
--   SCAN audit_check USING INDEX audit_check__started_at_id_ix

select max(id) from audit_check -- group_cause, group_state, group_created_at, group_updated_at, group_measures
--   SEARCH audit_check
