select id from import_log where coalesce(at_plant_id, ?) = ? order by at desc, id desc limit ?
--   SCAN import_log USING COVERING INDEX import_log__at_id_at_plant_ix

select count(*) from import_log where coalesce(at_plant_id, ?) = ?
--   SCAN import_log USING COVERING INDEX import_log__at_plant_ix

order by at asc, id asc
--   SCAN import_log USING COVERING INDEX import_log__at_id_at_plant_ix

order by id asc
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
and file_name like ? escape '\' -- keyword
--   SCAN import_log USING INDEX import_log__at_id_at_plant_ix
