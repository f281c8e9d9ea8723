select * from equipment where (id = ? and plant_id = ?)
--   SEARCH equipment USING INTEGER PRIMARY KEY (rowid=?)

select * from fault where fault.id in (select value from json_each(?))
--   SEARCH fault USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select *
from report_log
where (plant_id = ? and equipment_id = ? and status = ? and is_stopped = ? and resume_date is null and joined_to_id is null)
order by +id
--   SEARCH report_log USING INDEX report_log__plant_equipment_status_is_stopped_resume_date_join (plant_id=? AND equipment_id=? AND status=? AND is_stopped=? AND resume_date=? AND joined_to_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from report_log where (plant_id = ? and status in (?, …)) order by +id
--   SEARCH report_log USING INDEX report_log__plant_status_report_date_id_ix (plant_id=? AND status=?)
--   USE TEMP B-TREE FOR ORDER BY

select description, reporter_id, plant_id = ?
from report_log
where (plant_id = ? and (equipment_id = ? and report_date >= ?))
order by report_date desc, id desc
limit ?
--   SEARCH report_log USING INDEX report_log__plant_equipment_report_date_id_ix (plant_id=? AND equipment_id=? AND report_date>?)

select equipment_id from maintenance_order where (plant_id = ? and (status = ? and equipment_id in (?, …)))
--   SEARCH maintenance_order USING INDEX maintenance_order__plant_status_plan_date_id_ix (plant_id=? AND status=?)

select id from repair_log where (plant_id = ? and (equipment_id = ? and created_at >= ?)) order by created_at desc, id desc limit ?
--   SEARCH repair_log USING COVERING INDEX repair_log__plant_equipment_created_at_id_ix (plant_id=? AND equipment_id=? AND created_at>?)

select id, equipment_id, status, is_stopped, joined_to_id, report_date, resume_date, reopened_at
from report_log
where (plant_id = ? and (equipment_id in (?, …) and status in (?, …)))
--   SEARCH report_log USING COVERING INDEX report_log__plant_is_stopped_resume_date_report_date_equipment (plant_id=?)

select owner_id, target_id
from repair_log_fault
where repair_log_fault.owner_id in (select value from json_each(?))
order by repair_log_fault.owner_id, repair_log_fault.position
--   SEARCH repair_log_fault USING INDEX sqlite_autoindex_repair_log_fault_1 (owner_id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY
