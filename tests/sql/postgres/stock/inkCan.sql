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
and (
  (can_no ilike ? escape '\' and (can_no ilike ? escape '\' or squeezed(can_no) ilike ? escape '\'))
    or (decor_code ilike ? escape '\' and (decor_code ilike ? escape '\' or squeezed(decor_code) ilike ? escape '\'))
)
-- keyword
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

select ink_id as key0, count(*) from ink_can where plant_id = ? group by 1 limit ? -- group_ink_id
--   Limit
--     -> GroupAggregate
--           Group Key: ink_id
--           -> Index Only Scan using ink_can__plant_ink_opened_at_id_ix on ink_can
--                 Index Cond: (plant_id = ?)

select ink_stock_id as key0, count(*) from ink_can where plant_id = ? group by 1 limit ? -- group_ink_stock_id
--   Limit
--     -> GroupAggregate
--           Group Key: ink_stock_id
--           -> Index Only Scan using ink_can__plant_ink_stock_opened_at_id_ix on ink_can
--                 Index Cond: (plant_id = ?)

select max(id) from ink_can -- group_state, group_is_left_open, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using ink_can_pkey on ink_can
--                   Index Cond: (id IS NOT NULL)

select state as key0, count(*) from ink_can where plant_id = ? group by 1 limit ? -- group_state
--   Limit
--     -> HashAggregate
--           Group Key: state
--           -> Index Scan using ink_can__plant_receipt_opened_at_id_ix on ink_can
--                 Index Cond: (plant_id = ?)

select equipment_id as key0, count(*) from ink_can where plant_id = ? group by 1 limit ? -- group_equipment_id
--   Limit
--     -> GroupAggregate
--           Group Key: equipment_id
--           -> Index Only Scan using ink_can__plant_equipment_opened_at_id_ix on ink_can
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((opened_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from ink_can
where plant_id = ?
group by 1
limit ?
-- group_opened_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((opened_at + '62167420800000'::bigint) / 1000) - '62167…
--           -> Index Only Scan using ink_can__plant_receipt_opened_at_id_ix on ink_can
--                 Index Cond: (plant_id = ?)

select opened_by_id as key0, count(*) from ink_can where plant_id = ? group by 1 limit ? -- group_opened_by_id
--   Limit
--     -> GroupAggregate
--           Group Key: opened_by_id
--           -> Index Only Scan using ink_can__plant_opened_by_opened_at_id_ix on ink_can
--                 Index Cond: (plant_id = ?)

select receipt_id as key0, count(*) from ink_can where plant_id = ? group by 1 limit ? -- group_receipt_id
--   Limit
--     -> GroupAggregate
--           Group Key: receipt_id
--           -> Index Only Scan using ink_can__plant_receipt_opened_at_id_ix on ink_can
--                 Index Cond: (plant_id = ?)

select case when (state = ? and shift_ends_at <= ?) then 1 else 0 end as key0, count(*) from ink_can where plant_id = ? group by 1 limit ?
-- group_is_left_open
--   Limit
--     -> HashAggregate
--           Group Key: CASE WHEN ((state = ?) AND (shift_ends_at <= ?)) THEN 1 ELSE 0 END
--           -> Index Scan using ink_can__plant_receipt_opened_at_id_ix on ink_can
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from ink_can
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using ink_can__plant_receipt_opened_at_id_ix on ink_can
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from ink_can
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using ink_can__plant_receipt_opened_at_id_ix on ink_can
--                 Index Cond: (plant_id = ?)

select ink_id as key0, count(*), cast(sum(full_kg) as text), cast(count(full_kg) as text), cast(min(full_kg) as text),
  cast(max(full_kg) as text)
from ink_can
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: ink_id
--           -> Index Scan using ink_can__plant_ink_opened_at_id_ix on ink_can
--                 Index Cond: (plant_id = ?)
