select * from config where config_key = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using config__config_key_uq on config
--           Index Cond: (config_key = ?)

select * from leave_entitlement where (plant_id = ? and year = ?) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using leave_entitlement__plant_year_id_ix on leave_entitlement
--           Index Cond: ((plant_id = ?) AND (year = ?))

select * from position_demand where plant_id = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using position_demand__plant_equipment_id_ix on position_demand
--           Index Cond: (plant_id = ?)

select * from {} where (id = any((select ?::text::bigint[])::bigint[]) and plant_id = ?) -- {}: production_position, worker_vacation
--   Index Scan using {}__plant_uq on {}
--     Index Cond: ((plant_id = ?) AND (id = ANY (?)))
--     InitPlan 1 (returns ?)
--       -> Result

select * from rest_days_past order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Seq Scan on rest_days_past

select * from worker where plant_id = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using worker__user_id_uq on worker
--           Index Cond: (plant_id = ?)

select holiday_type, begin_date, end_date from holiday where (plant_id = ? and (begin_date <= ? and end_date >= ?))
--   Index Scan using holiday__plant_begin_date_id_ix on holiday
--     Index Cond: ((plant_id = ?) AND (begin_date <= ?))

select id
from worker_vacation
where (plant_id = ? and (begin_date <= ? and end_date >= ? and status in (?, …)))
order by begin_date asc, id asc
limit ?
--   Limit
--     -> Index Scan using worker_vacation__plant_begin_date_id_leave_no_ix on worker_vacation
--           Index Cond: ((plant_id = ?) AND (begin_date <= ?))
