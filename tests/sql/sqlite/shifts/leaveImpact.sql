select * from config where config_key = ? order by +id
--   SEARCH config USING INDEX config__config_key_uq (config_key=?)

select * from leave_entitlement where (plant_id = ? and worker_id = ? and vac_type = ?) order by +id
--   SEARCH leave_entitlement USING INDEX leave_entitlement__plant_worker_year_id_ix (plant_id=? AND worker_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from position_demand where plant_id = ? order by +id
--   SEARCH position_demand USING INDEX position_demand__plant_equipment_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from rest_days_past order by +id
--   SCAN rest_days_past
--   USE TEMP B-TREE FOR ORDER BY

select * from shift where plant_id = ? order by +id
--   SEARCH shift USING INDEX shift__plant_sort_order_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from {} where (id = ? and plant_id = ?) -- {}: worker, worker_vacation
--   SEARCH {} USING INTEGER PRIMARY KEY (rowid=?)

select holiday_type, begin_date, end_date from holiday where (plant_id = ? and (begin_date <= ? and end_date >= ?))
--   SEARCH holiday USING INDEX holiday__plant_begin_date_id_ix (plant_id=? AND begin_date<?)

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
--   SEARCH production_schedule USING COVERING INDEX production_schedule__plant_date_id_ix (plant_id=? AND date>? AND date<?)
--   LIST SUBQUERY 1
--     SEARCH production_schedule_worker USING INDEX production_schedule_worker_target_ix (target_id=?)
--     CREATE BLOOM FILTER

select id
from worker_vacation
where (plant_id = ? and (begin_date <= ? and end_date >= ? and status in (?, …)))
order by begin_date asc, id asc
limit ?
--   SEARCH worker_vacation USING INDEX worker_vacation__plant_begin_date_id_leave_no_ix (plant_id=? AND begin_date<?)
