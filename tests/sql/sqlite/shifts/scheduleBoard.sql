select * from config where config_key = ? order by +id
--   SEARCH config USING INDEX config__config_key_uq (config_key=?)

select * from {} where plant_id = ? order by +id -- {}: position_demand, shift_team_member
--   SEARCH {} USING INDEX {}__plant_equipment_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from {} where plant_id = ? order by +id -- {}: production_position, shift_change
--   SEARCH {} USING INDEX {}__plant_uq (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from shift where plant_id = ? order by +id
--   SEARCH shift USING INDEX shift__plant_sort_order_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from shift_past where plant_id = ? order by +id
--   SEARCH shift_past USING INDEX shift_past__plant_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from shift_team where plant_id = ? order by +id
--   SEARCH shift_team USING INDEX shift_team__plant_pattern_sort_order_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from worker where plant_id = ? order by +id
--   SEARCH worker USING INDEX worker__plant_user_sort_order_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from worker_qualification where plant_id = ? order by +id
--   SEARCH worker_qualification USING INDEX worker_qualification__plant_position_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from worker_vacation where (worker_vacation.id in (select value from json_each(?)) and worker_vacation.plant_id = ?)
--   SEARCH worker_vacation USING INDEX worker_vacation__plant_uq (plant_id=? AND id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

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

select owner_id, target_id
from production_schedule_worker
where production_schedule_worker.owner_id in (select value from json_each(?))
order by production_schedule_worker.owner_id, production_schedule_worker.position
--   SEARCH production_schedule_worker USING INDEX sqlite_autoindex_production_schedule_worker_1 (owner_id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY
