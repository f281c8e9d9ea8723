select id from stock_order where plant_id = ? order by expected_date asc, id asc limit ?
--   Limit
--     -> Index Only Scan using stock_order__plant_expected_date_id_ix on stock_order
--           Index Cond: (plant_id = ?)

select count(*) from stock_order where plant_id = ?
--   Aggregate
--     -> Index Only Scan using stock_order__plant_ink_expected_date_id_ix on stock_order
--           Index Cond: (plant_id = ?)

order by expected_date desc, id desc
--   Limit
--     -> Index Only Scan Backward using stock_order__plant_expected_date_id_ix on stock_order
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using stock_order__plant_uq on stock_order
--           Index Cond: (plant_id = ?)

order by order_no asc, id asc
--   Limit
--     -> Index Only Scan using stock_order__plant_order_no_id_ix on stock_order
--           Index Cond: (plant_id = ?)

select merged.id as id
from (
  select 2 as rank, id, at0
  from (
    select id as id, id as at0 from stock_order where (plant_id = ? and ((state in (?, …) and expected_date < ?))) order by id asc limit ?
  ) as part0
  union all
  select 1 as rank, id, at0
  from (
    select id as id, id as at0
    from stock_order
    where (plant_id = ? and ((state in (?, …) and expected_date < ?)) is not true)
    order by id asc
    limit ?
  ) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- is_late
--   Limit
--     -> Sort
--           Sort Key: (2), part0.at0
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Scan using stock_order__plant_uq on stock_order
--                                   Index Cond: (plant_id = ?)
--                 …

and id = ?
--   Limit
--     -> Sort
--           Sort Key: expected_date COLLATE "C"
--           -> Index Scan using stock_order__plant_uq on stock_order
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: expected_date COLLATE "C", id
--           -> Index Scan using stock_order__plant_uq on stock_order
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and order_no = ?
--   Limit
--     -> Sort
--           Sort Key: expected_date COLLATE "C", id
--           -> Index Scan using stock_order__order_no_uq on stock_order
--                 Index Cond: ((plant_id = ?) AND (order_no = ?))

and order_no is null
--   Limit
--     -> Sort
--           Sort Key: expected_date COLLATE "C", id
--           -> Index Scan using stock_order__plant_order_no_id_ix on stock_order
--                 Index Cond: ((plant_id = ?) AND (order_no IS NULL))

and order_no in (?, …)
--   Limit
--     -> Sort
--           Sort Key: expected_date COLLATE "C", id
--           -> Index Scan using stock_order__plant_order_no_id_ix on stock_order
--                 Index Cond: ((plant_id = ?) AND (order_no = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: order_no
and {} = ? -- {}: kind, state
and {} in (?, …) -- {}: kind, state
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and order_no ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan using stock_order__plant_expected_date_id_ix on stock_order
--           Index Cond: (plant_id = ?)

and {} = ? -- {}: part_id, accessory_id, ink_id, vendor_id
--   Limit
--     -> Index Only Scan using stock_order__plant_{}_expected_date_id_ix on stock_order
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: part_id, accessory_id, ink_id, vendor_id
--   Limit
--     -> Sort
--           Sort Key: expected_date COLLATE "C", id
--           -> Index Only Scan using stock_order__plant_{}_expected_date_id_ix on stock_order
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, expected_date as at0, id as at1
    from stock_order
    where (plant_id = ? and {} = ?)
    order by expected_date asc, id asc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: part_id, accessory_id, ink_id, vendor_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C", part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using stock_order__plant_{}_expected_date_id_ix on stock_order
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and expected_date = ?
--   Limit
--     -> Index Only Scan using stock_order__plant_expected_date_id_ix on stock_order
--           Index Cond: ((plant_id = ?) AND (expected_date = ?))

and (expected_date >= ? and expected_date <= ?)
--   Limit
--     -> Index Only Scan using stock_order__plant_expected_date_id_ix on stock_order
--           Index Cond: ((plant_id = ?) AND (expected_date >= ?) AND (expected_date <= ?))

and ((state in (?, …) and expected_date < ?)) -- is_late
--   Limit
--     -> Index Scan using stock_order__plant_expected_date_id_ix on stock_order
--           Index Cond: ((plant_id = ?) AND (expected_date < ?))
