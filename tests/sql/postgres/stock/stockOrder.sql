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
and (order_no ilike ? escape '\' and (order_no ilike ? escape '\' or squeezed(order_no) ilike ? escape '\')) -- keyword
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

select max(id) from stock_order -- group_kind, group_state, group_is_late, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using stock_order_pkey on stock_order
--                   Index Cond: (id IS NOT NULL)

select kind as key0, count(*) from stock_order where plant_id = ? group by 1 limit ? -- group_kind
--   Limit
--     -> HashAggregate
--           Group Key: kind
--           -> Index Scan using stock_order__plant_ink_expected_date_id_ix on stock_order
--                 Index Cond: (plant_id = ?)

select part_id as key0, count(*) from stock_order where plant_id = ? group by 1 limit ? -- group_part_id
--   Limit
--     -> GroupAggregate
--           Group Key: part_id
--           -> Index Only Scan using stock_order__plant_part_expected_date_id_ix on stock_order
--                 Index Cond: (plant_id = ?)

select accessory_id as key0, count(*) from stock_order where plant_id = ? group by 1 limit ? -- group_accessory_id
--   Limit
--     -> GroupAggregate
--           Group Key: accessory_id
--           -> Index Only Scan using stock_order__plant_accessory_expected_date_id_ix on stock_order
--                 Index Cond: (plant_id = ?)

select ink_id as key0, count(*) from stock_order where plant_id = ? group by 1 limit ? -- group_ink_id
--   Limit
--     -> GroupAggregate
--           Group Key: ink_id
--           -> Index Only Scan using stock_order__plant_ink_expected_date_id_ix on stock_order
--                 Index Cond: (plant_id = ?)

select vendor_id as key0, count(*) from stock_order where plant_id = ? group by 1 limit ? -- group_vendor_id
--   Limit
--     -> GroupAggregate
--           Group Key: vendor_id
--           -> Index Only Scan using stock_order__plant_vendor_expected_date_id_ix on stock_order
--                 Index Cond: (plant_id = ?)

select substr(expected_date, 1, 7) as key0, count(*) from stock_order where plant_id = ? group by 1 limit ? -- group_expected_date
--   Limit
--     -> HashAggregate
--           Group Key: substr(expected_date, 1, 7)
--           -> Index Only Scan using stock_order__plant_ink_expected_date_id_ix on stock_order
--                 Index Cond: (plant_id = ?)

select state as key0, count(*) from stock_order where plant_id = ? group by 1 limit ? -- group_state
--   Limit
--     -> HashAggregate
--           Group Key: state
--           -> Index Scan using stock_order__plant_ink_expected_date_id_ix on stock_order
--                 Index Cond: (plant_id = ?)

select case when (state in (?, …) and expected_date < ?) then 1 else 0 end as key0, count(*)
from stock_order
where plant_id = ?
group by 1
limit ?
-- group_is_late
--   Limit
--     -> HashAggregate
--           Group Key: CASE WHEN ((state = ANY (ARRAY[?, ?])) AND (expected_date < ?)) THEN 1 ELSE 0 END
--           -> Index Scan using stock_order__plant_ink_expected_date_id_ix on stock_order
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from stock_order
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using stock_order__plant_ink_expected_date_id_ix on stock_order
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from stock_order
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using stock_order__plant_ink_expected_date_id_ix on stock_order
--                 Index Cond: (plant_id = ?)

select kind as key0, coalesce(unit_of_0.unit, unit_of_1.unit) as unit0, count(*), cast(sum(quantity) as text),
  cast(count(quantity) as text), cast(min(quantity) as text), cast(max(quantity) as text)
from stock_order
left
join spare_part unit_of_0 on unit_of_0.id = part_id
left
join accessory unit_of_1 on unit_of_1.id = accessory_id
where plant_id = ?
group by 1, 2
limit ?
-- group_measures
--   Limit
--     -> HashAggregate
--           Group Key: stock_order.kind, COALESCE(unit_of.unit, unit_of.unit)
--           -> Nested Loop Left Join
--                 -> Nested Loop Left Join
--                       -> Index Scan using stock_order__plant_accessory_expected_date_id_ix on stock_order
--                             Index Cond: (plant_id = ?)
--                       -> Index Scan using spare_part_pkey on spare_part unit_of
--                             Index Cond: (id = stock_order.part_id)
--                 -> Index Scan using accessory_pkey on accessory unit_of
--                       Index Cond: (id = stock_order.accessory_id)
