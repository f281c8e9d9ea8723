select * from repair_log where (plant_id = ? and status = ?) order by +id
--   SEARCH repair_log USING INDEX repair_log__plant_status_created_at_id_ix (plant_id=? AND status=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from {} where ({}.id in (select value from json_each(?)) and {}.plant_id = ?) -- {}: repairer, report_log
--   SEARCH {} USING INDEX {}__plant_uq (plant_id=? AND id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select * from report_log where (plant_id = ? and status = ?) order by +id
--   SEARCH report_log USING INDEX report_log__plant_status_report_date_id_ix (plant_id=? AND status=?)
--   USE TEMP B-TREE FOR ORDER BY

select count(*) from repair_log where (plant_id = ? and status in (?, …))
--   SEARCH repair_log USING COVERING INDEX repair_log__plant_status_created_at_id_ix (plant_id=? AND status=?)

select id, report_id, status from repair_log where (plant_id = ? and (report_id in (?, …) and status in (?, …))) order by id
--   SEARCH repair_log USING INDEX repair_log__plant_uq (plant_id=?)

select owner_id, target_id
from repair_log_repairer
where repair_log_repairer.owner_id in (select value from json_each(?))
order by repair_log_repairer.owner_id, repair_log_repairer.position
--   SEARCH repair_log_repairer USING INDEX sqlite_autoindex_repair_log_repairer_1 (owner_id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY
