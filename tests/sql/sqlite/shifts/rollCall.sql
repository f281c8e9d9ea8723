select * from attendance where (plant_id = ? and (date in (?, …) and status = ?)) order by +id
--   SEARCH attendance USING INDEX attendance__plant_date_id_ix (plant_id=? AND date=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from {} where plant_id = ? order by +id -- {}: production_position, shift_change
--   SEARCH {} USING INDEX {}__plant_uq (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from {} where ({}.id in (select value from json_each(?)) and {}.plant_id = ?) -- {}: shift, worker
--   SEARCH {} USING INDEX {}__plant_uq (plant_id=? AND id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select * from shift where plant_id = ? order by +id
--   SEARCH shift USING INDEX shift__plant_sort_order_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from shift_past where plant_id = ? order by +id
--   SEARCH shift_past USING INDEX shift_past__plant_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

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
