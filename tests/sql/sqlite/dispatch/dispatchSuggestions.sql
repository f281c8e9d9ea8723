select * from {} where (plant_id = ? and (date in (?, …) and status = ?)) order by +id -- {}: attendance
select * from {} where (plant_id = ? and date in (?, …)) order by +id -- {}: production_schedule
--   SEARCH {} USING INDEX {}__plant_date_id_ix (plant_id=? AND date=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from {} where ({}.id in (select value from json_each(?)) and {}.plant_id = ?) -- {}: equipment, report_log, worker_vacation
--   SEARCH {} USING INDEX {}__plant_uq (plant_id=? AND id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select * from {} where (id = ? and plant_id = ?) -- {}: equipment, report_log
--   SEARCH {} USING INTEGER PRIMARY KEY (rowid=?)

select * from inspection_order where (plant_id = ? and (status = ? and plan_date in (?, …))) order by +id
--   SEARCH inspection_order USING INDEX inspection_order__plant_plan_date_shift_id_ix (plant_id=? AND plan_date=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from maintenance_order where (plant_id = ? and status in (?, …)) order by +id
--   SEARCH maintenance_order USING INDEX maintenance_order__plant_status_plan_date_id_ix (plant_id=? AND status=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from repair_log where (plant_id = ? and status in (?, …)) order by +id
--   SEARCH repair_log USING INDEX repair_log__plant_status_created_at_id_ix (plant_id=? AND status=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from repair_time_log where (plant_id = ? and (repair_id in (?, …) and status = ?)) order by +id
--   SEARCH repair_time_log USING INDEX repair_time_log__plant_repair_log_date_id_ix (plant_id=? AND repair_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from {} where (plant_id = ? and status = ?) order by +id -- {}: repairer, worker
--   SEARCH {} USING INDEX {}__plant_user_sort_order_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from shift where plant_id = ? order by +id
--   SEARCH shift USING INDEX shift__plant_sort_order_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from shift_change where plant_id = ? order by +id
--   SEARCH shift_change USING INDEX shift_change__plant_uq (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from shift_past where plant_id = ? order by +id
--   SEARCH shift_past USING INDEX shift_past__plant_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select count(distinct repair_id), count(distinct maintenance_id), sum(case when repair_id is not null then hours end),
  sum(case when maintenance_id is not null then hours end)
from repair_time_log
where (plant_id = ? and (plant_id = ? and status = ? and log_date >= ?))
--   USE TEMP B-TREE FOR count(DISTINCT)
--   …
--   SEARCH repair_time_log USING INDEX repair_time_log__plant_log_date_repairer_hours_equipment_statu (plant_id=? AND log_date>?)

select id
from worker_vacation
where (plant_id = ? and (begin_date <= ? and end_date >= ? and status in (?, …)))
order by begin_date asc, id asc
limit ?
--   SEARCH worker_vacation USING INDEX worker_vacation__plant_begin_date_id_leave_no_ix (plant_id=? AND begin_date<?)

select id, date, shift_id, position_id, equipment_id, team_id, origin
from production_schedule
where (plant_id = ? and date between ? and ?)
order by date, id
--   SEARCH production_schedule USING INDEX production_schedule__plant_date_id_ix (plant_id=? AND date>? AND date<?)

select id, repair_no, equipment_id, fault_category_id, fault_description, complete_date
from repair_log
where (plant_id = ? and (plant_id = ? and status = ? and complete_date >= ? and (equipment_id in (?, …) or fault_description in (?, …))))
order by complete_date desc, id desc
limit ?
--   SEARCH repair_log USING INDEX repair_log__plant_complete_date_status_report_repair_type_equi (plant_id=? AND complete_date>?)
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select owner_id, target_id
from production_schedule_worker
where production_schedule_worker.owner_id in (select value from json_each(?))
order by production_schedule_worker.owner_id, production_schedule_worker.position
--   SEARCH production_schedule_worker USING INDEX sqlite_autoindex_production_schedule_worker_1 (owner_id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select owner_id, target_id
from repair_log_repairer
where repair_log_repairer.owner_id in (select value from json_each(?))
order by repair_log_repairer.owner_id, repair_log_repairer.position
--   SEARCH repair_log_repairer USING INDEX sqlite_autoindex_repair_log_repairer_1 (owner_id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY
