select * from config where config_key = ? order by +id
--   SEARCH config USING INDEX config__config_key_uq (config_key=?)

select * from leave_entitlement where (plant_id = ? and year = ?) order by +id
--   SEARCH leave_entitlement USING INDEX leave_entitlement__plant_year_id_ix (plant_id=? AND year=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from position_demand where plant_id = ? order by +id
--   SEARCH position_demand USING INDEX position_demand__plant_equipment_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from {} where ({}.id in (select value from json_each(?)) and {}.plant_id = ?) -- {}: production_position, worker_vacation
--   SEARCH {} USING INDEX {}__plant_uq (plant_id=? AND id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select * from rest_days_past order by +id
--   SCAN rest_days_past
--   USE TEMP B-TREE FOR ORDER BY

select * from worker where plant_id = ? order by +id
--   SEARCH worker USING INDEX worker__plant_user_sort_order_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select holiday_type, begin_date, end_date from holiday where (plant_id = ? and (begin_date <= ? and end_date >= ?))
--   SEARCH holiday USING INDEX holiday__plant_begin_date_id_ix (plant_id=? AND begin_date<?)

select id
from worker_vacation
where (plant_id = ? and (begin_date <= ? and end_date >= ? and status in (?, …)))
order by begin_date asc, id asc
limit ?
--   SEARCH worker_vacation USING INDEX worker_vacation__plant_begin_date_id_leave_no_ix (plant_id=? AND begin_date<?)
