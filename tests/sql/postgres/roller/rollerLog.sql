select id from roller_log where plant_id = ? order by log_date desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using roller_log__plant_log_date_id_ix on roller_log
--           Index Cond: (plant_id = ?)

select count(*) from roller_log where plant_id = ?
--   Aggregate
--     -> Index Only Scan using roller_log__plant_equipment_log_date_id_ix on roller_log
--           Index Cond: (plant_id = ?)

order by log_date asc, id asc
--   Limit
--     -> Index Only Scan using roller_log__plant_log_date_id_ix on roller_log
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using roller_log__plant_uq on roller_log
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: log_date COLLATE "C" DESC
--           -> Index Scan using roller_log__plant_uq on roller_log
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: log_date COLLATE "C" DESC, id DESC
--           -> Index Scan using roller_log__plant_uq on roller_log
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and {} = ? -- {}: roller_id, operation_id, operator_id, equipment_id
--   Limit
--     -> Index Only Scan Backward using roller_log__plant_{}_log_date_id_ix on roller_log
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: roller_id, operation_id, operator_id, equipment_id
--   Limit
--     -> Sort
--           Sort Key: log_date COLLATE "C" DESC, id DESC
--           -> Index Only Scan using roller_log__plant_{}_log_date_id_ix on roller_log
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, log_date as at0, id as at1 from roller_log where (plant_id = ? and {} = ?) order by log_date desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: roller_id, operation_id, operator_id, equipment_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C" DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using roller_log__plant_{}_log_date_id_ix on roller_log
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and log_date = ?
--   Limit
--     -> Index Only Scan Backward using roller_log__plant_log_date_id_ix on roller_log
--           Index Cond: ((plant_id = ?) AND (log_date = ?))

and (log_date >= ? and log_date <= ?)
--   Limit
--     -> Index Only Scan Backward using roller_log__plant_log_date_id_ix on roller_log
--           Index Cond: ((plant_id = ?) AND (log_date >= ?) AND (log_date <= ?))

and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan Backward using roller_log__plant_log_date_id_ix on roller_log
--           Index Cond: (plant_id = ?)

and 1 = 0 -- keyword
--   Limit
--     -> Sort
--           Sort Key: log_date COLLATE "C" DESC, id DESC
--           -> Result
--                 One-Time Filter: false
