select id from backup order by started_at desc, id desc limit ?
select count(*) from backup
--   SCAN backup USING COVERING INDEX backup__started_at_id_ix

order by started_at asc, id asc
--   SCAN backup USING COVERING INDEX backup__started_at_id_ix

order by id asc
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
and file_name like ? escape '\' -- keyword
--   SCAN backup USING INDEX backup__started_at_id_ix
