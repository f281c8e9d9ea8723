select id from ink_can where plant_id = ? order by opened_at desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using ink_can__plant_opened_at_id_ix on ink_can
--           Index Cond: (plant_id = ?)

select count(*) from ink_can where plant_id = ?
--   Aggregate
--     -> Index Only Scan using ink_can__plant_receipt_opened_at_id_ix on ink_can
--           Index Cond: (plant_id = ?)

order by {} asc, id asc -- {}: opened_at, can_no
--   Limit
--     -> Index Only Scan using ink_can__plant_{}_id_ix on ink_can
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using ink_can__plant_uq on ink_can
--           Index Cond: (plant_id = ?)

select merged.id as id
from (
  select 2 as rank, id, at0
  from (
    select id as id, id as at0 from ink_can where (plant_id = ? and ((state = ? and shift_ends_at <= ?))) order by id asc limit ?
  ) as part0
  union all
  select 1 as rank, id, at0
  from (
    select id as id, id as at0
    from ink_can
    where (plant_id = ? and ((state = ? and shift_ends_at <= ?)) is not true)
    order by id asc
    limit ?
  ) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- is_left_open
--   Limit
--     -> Sort
--           Sort Key: (2), part0.at0
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Scan using ink_can__plant_uq on ink_can
--                                   Index Cond: (plant_id = ?)
--                 …

and id = ?
--   Limit
--     -> Sort
--           Sort Key: opened_at DESC
--           -> Index Scan using ink_can__plant_uq on ink_can
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: opened_at DESC, id DESC
--           -> Index Scan using ink_can__plant_uq on ink_can
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and can_no = ?
--   Limit
--     -> Sort
--           Sort Key: opened_at DESC, id DESC
--           -> Index Scan using ink_can__can_no_uq on ink_can
--                 Index Cond: ((plant_id = ?) AND (can_no = ?))

and can_no is null
--   Limit
--     -> Sort
--           Sort Key: opened_at DESC, id DESC
--           -> Index Scan using ink_can__plant_can_no_id_ix on ink_can
--                 Index Cond: ((plant_id = ?) AND (can_no IS NULL))

and can_no in (?, …)
--   Limit
--     -> Sort
--           Sort Key: opened_at DESC, id DESC
--           -> Index Scan using ink_can__plant_can_no_id_ix on ink_can
--                 Index Cond: ((plant_id = ?) AND (can_no = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: can_no, decor_code
and {} = ? -- {}: state, decor_code
and {} in (?, …) -- {}: state, decor_code
and {} is null -- {}: decor_code
and ((state = ? and shift_ends_at <= ?)) -- is_left_open
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (can_no ilike ? escape '\' or decor_code ilike ? escape '\') -- keyword
--   Limit
--     -> Index Scan Backward using ink_can__plant_opened_at_id_ix on ink_can
--           Index Cond: (plant_id = ?)

and {} = ? -- {}: ink_id, ink_stock_id, equipment_id, opened_by_id, receipt_id
--   Limit
--     -> Index Only Scan Backward using ink_can__plant_{}_opened_at_id_ix on ink_can
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: ink_id, ink_stock_id, equipment_id, opened_by_id, receipt_id
--   Limit
--     -> Sort
--           Sort Key: opened_at DESC, id DESC
--           -> Index Only Scan using ink_can__plant_{}_opened_at_id_ix on ink_can
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, opened_at as at0, id as at1 from ink_can where (plant_id = ? and {} = ?) order by opened_at desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: ink_id, ink_stock_id, equipment_id, opened_by_id, receipt_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using ink_can__plant_{}_opened_at_id_ix on ink_can
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and (opened_at >= ? and opened_at <= ?)
--   Limit
--     -> Index Only Scan Backward using ink_can__plant_opened_at_id_ix on ink_can
--           Index Cond: ((plant_id = ?) AND (opened_at >= ?) AND (opened_at <= ?))
