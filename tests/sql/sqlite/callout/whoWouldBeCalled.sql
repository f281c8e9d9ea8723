select * from {} where (plant_id = ? and (date in (?, …) and status = ?)) order by +id -- {}: attendance
select * from {} where (plant_id = ? and date in (?, …)) order by +id -- {}: production_schedule
select * from {} where (plant_id = ? and date = ?) order by +id -- {}: shift_notice
--   SEARCH {} USING INDEX {}__plant_date_id_ix (plant_id=? AND date=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from {} where (id = ? and plant_id = ?) -- {}: call_ladder, equipment, shift_team, worker
--   SEARCH {} USING INTEGER PRIMARY KEY (rowid=?)

select * from call_ladder_step where (plant_id = ? and ladder_id = ?) order by +id
--   SEARCH call_ladder_step USING INDEX call_ladder_step__ladder_id_position_uq (plant_id=? AND ladder_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from notification_type where code = ? order by +id
--   SEARCH notification_type USING INDEX notification_type__code_uq (code=?)

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

select * from shift_team_member where (plant_id = ? and team_id in (?, …)) order by +id
--   SEARCH shift_team_member USING INDEX shift_team_member__plant_team_id_ix (plant_id=? AND team_id=?)
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

select owner_id, target_id
from production_schedule_worker
where production_schedule_worker.owner_id in (select value from json_each(?))
order by production_schedule_worker.owner_id, production_schedule_worker.position
--   SEARCH production_schedule_worker USING INDEX sqlite_autoindex_production_schedule_worker_1 (owner_id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY
