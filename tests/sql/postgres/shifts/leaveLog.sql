select id from leave_log where plant_id = ? order by booked_at desc, id desc limit ?
and {} in (?, …) -- {}: store_type, state
--   Limit
--     -> Index Only Scan Backward using leave_log__plant_booked_at_id_store_type_state_entitlement_ix on leave_log
--           Index Cond: (plant_id = ?)

select count(*) from leave_log where plant_id = ?
--   Aggregate
--     -> Index Only Scan using leave_log__plant_worker_vacation_booked_at_id_ix on leave_log
--           Index Cond: (plant_id = ?)

order by booked_at asc, id asc
--   Limit
--     -> Index Only Scan using leave_log__plant_booked_at_id_store_type_state_entitlement_ix on leave_log
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using leave_log__plant_uq on leave_log
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: booked_at DESC
--           -> Index Scan using leave_log__plant_uq on leave_log
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: booked_at DESC, id DESC
--           -> Index Scan using leave_log__plant_uq on leave_log
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and {} = ? -- {}: entitlement_id, worker_vacation_id
--   Limit
--     -> Index Only Scan Backward using leave_log__plant_{}_booked_at_id_ix on leave_log
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: entitlement_id, worker_vacation_id
--   Limit
--     -> Sort
--           Sort Key: booked_at DESC, id DESC
--           -> Index Only Scan using leave_log__plant_{}_booked_at_id_ix on leave_log
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, booked_at as at0, id as at1 from leave_log where (plant_id = ? and {} = ?) order by booked_at desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: entitlement_id, worker_vacation_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using leave_log__plant_{}_booked_at_id_ix on leave_log
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and {} = ? -- {}: store_type, state
--   Limit
--     -> Index Only Scan Backward using leave_log__plant_booked_at_id_store_type_state_entitlement_ix on leave_log
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and (booked_at >= ? and booked_at <= ?)
--   Limit
--     -> Index Only Scan Backward using leave_log__plant_booked_at_id_store_type_state_entitlement_ix on leave_log
--           Index Cond: ((plant_id = ?) AND (booked_at >= ?) AND (booked_at <= ?))

and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan Backward using leave_log__plant_booked_at_id_store_type_state_entitlement_ix on leave_log
--           Index Cond: (plant_id = ?)

and 1 = 0 -- keyword, covered
--   Limit
--     -> Sort
--           Sort Key: booked_at DESC, id DESC
--           -> Result
--                 One-Time Filter: false
