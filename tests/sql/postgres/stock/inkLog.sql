select id from ink_log where plant_id = ? order by booked_at desc, id desc limit ?
and {} in (?, …) -- {}: store_type, state
--   Limit
--     -> Index Only Scan Backward using ink_log__plant_booked_at_id_store_type_state_amount_ink_equipm on ink_log
--           Index Cond: (plant_id = ?)

select count(*) from ink_log where plant_id = ?
--   Aggregate
--     -> Index Only Scan using ink_log__plant_stock_order_booked_at_id_ix on ink_log
--           Index Cond: (plant_id = ?)

order by booked_at asc, id asc
--   Limit
--     -> Index Only Scan using ink_log__plant_booked_at_id_store_type_state_amount_ink_equipm on ink_log
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using ink_log__plant_uq on ink_log
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: booked_at DESC
--           -> Index Scan using ink_log__plant_uq on ink_log
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: booked_at DESC, id DESC
--           -> Index Scan using ink_log__plant_uq on ink_log
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and {} = ? -- {}: ink_id, ink_stock_id, location_id, staff_id, ink_can_id, equipment_id, stocktake_id, stock_order_id
--   Limit
--     -> Index Only Scan Backward using ink_log__plant_{}_booked_at_id_ix on ink_log
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: ink_id, ink_stock_id, location_id, staff_id, ink_can_id, equipment_id, stocktake_id, stock_order_id
--   Limit
--     -> Sort
--           Sort Key: booked_at DESC, id DESC
--           -> Index Only Scan using ink_log__plant_{}_booked_at_id_ix on ink_log
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, booked_at as at0, id as at1 from ink_log where (plant_id = ? and {} = ?) order by booked_at desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: ink_id, ink_stock_id, location_id, staff_id, ink_can_id, equipment_id, stocktake_id, stock_order_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using ink_log__plant_{}_booked_at_id_ix on ink_log
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and {} = ? -- {}: store_type, state
--   Limit
--     -> Index Only Scan Backward using ink_log__plant_booked_at_id_store_type_state_amount_ink_equipm on ink_log
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and (booked_at >= ? and booked_at <= ?)
--   Limit
--     -> Index Only Scan Backward using ink_log__plant_booked_at_id_store_type_state_amount_ink_equipm on ink_log
--           Index Cond: ((plant_id = ?) AND (booked_at >= ?) AND (booked_at <= ?))

and {} = ? -- {}: batch_no, expiring_date, decor_code, usage
and {} is null -- {}: batch_no, decor_code, usage
and {} in (?, …) -- {}: batch_no, decor_code, usage
and {} ilike ? escape '\' -- {}: batch_no, decor_code, usage
and ({} >= ? and {} <= ?) -- {}: expiring_date, created_at, updated_at
and (batch_no ilike ? escape '\' or decor_code ilike ? escape '\' or usage ilike ? escape '\') -- keyword
--   Limit
--     -> Index Scan Backward using ink_log__plant_booked_at_id_store_type_state_amount_ink_equipm on ink_log
--           Index Cond: (plant_id = ?)

and 1 = 0 -- covered
--   Limit
--     -> Sort
--           Sort Key: booked_at DESC, id DESC
--           -> Result
--                 One-Time Filter: false
