select id from audit_check order by started_at desc, id desc limit ?
select count(*) from audit_check
--   SCAN audit_check USING COVERING INDEX audit_check__started_at_id_ix

order by started_at asc, id asc
--   SCAN audit_check USING COVERING INDEX audit_check__started_at_id_ix

order by id asc
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
and name like ? escape '\' -- keyword
--   SCAN audit_check USING INDEX audit_check__started_at_id_ix
