select * from config where config_key = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using config__config_key_uq on config
--           Index Cond: (config_key = ?)

select * from leave_entitlement where (plant_id = ? and worker_id = ? and vac_type = ?) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using leave_entitlement__worker_id_year_vac_type_uq on leave_entitlement
--           Index Cond: ((plant_id = ?) AND (worker_id = ?) AND (vac_type = ?))

select * from position_demand where plant_id = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using position_demand__plant_equipment_id_ix on position_demand
--           Index Cond: (plant_id = ?)

select * from rest_days_past order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Seq Scan on rest_days_past

select * from shift where plant_id = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using shift__plant_sort_order_id_ix on shift
--           Index Cond: (plant_id = ?)

select * from {} where (id = ? and plant_id = ?) -- {}: worker, worker_vacation
--   Index Scan using {}__plant_uq on {}
--     Index Cond: ((plant_id = ?) AND (id = ?))

select holiday_type, begin_date, end_date from holiday where (plant_id = ? and (begin_date <= ? and end_date >= ?))
--   Index Scan using holiday__plant_begin_date_id_ix on holiday
--     Index Cond: ((plant_id = ?) AND (begin_date <= ?))

select id
from production_schedule
where (
  production_schedule.plant_id = ?
    and (
      production_schedule.date >= ? and production_schedule.date <= ?
        and production_schedule.id in (
          select production_schedule_worker.owner_id from production_schedule_worker where production_schedule_worker.target_id in (?, …)
        )
    )
)
order by production_schedule.date asc, production_schedule.id asc
limit ?
--   Limit
--     -> Nested Loop Semi Join
--           -> Index Only Scan using production_schedule__plant_date_id_ix on production_schedule
--                 Index Cond: ((plant_id = ?) AND (date >= ?) AND (date <= ?))
--           -> Index Only Scan using production_schedule_worker_owner_id_target_id_pk on production_schedule_worker
--                 Index Cond: ((owner_id = production_schedule.id) AND (target_id = ANY (ARRAY[?, ?])))

select id
from worker_vacation
where (plant_id = ? and (begin_date <= ? and end_date >= ? and status in (?, …)))
order by begin_date asc, id asc
limit ?
--   Limit
--     -> Index Scan using worker_vacation__plant_begin_date_id_leave_no_ix on worker_vacation
--           Index Cond: ((plant_id = ?) AND (begin_date <= ?))
