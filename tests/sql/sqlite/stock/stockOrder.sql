select id from stock_order where plant_id = ? order by expected_date asc, id asc limit ?
and id in (?, …) -- id
--   SEARCH stock_order USING COVERING INDEX stock_order__plant_expected_date_id_ix (plant_id=?)

select count(*) from stock_order where plant_id = ?
order by id asc -- id
--   SEARCH stock_order USING COVERING INDEX stock_order__plant_uq (plant_id=?)

order by expected_date desc, id desc
--   SEARCH stock_order USING COVERING INDEX stock_order__plant_expected_date_id_ix (plant_id=?)

order by order_no asc, id asc
--   SEARCH stock_order USING COVERING INDEX stock_order__order_no_uq (plant_id=?)

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
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH stock_order USING INDEX stock_order__plant_expected_date_id_ix (plant_id=? AND expected_date<?)
--           USE TEMP B-TREE FOR ORDER BY
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH stock_order USING INDEX stock_order__plant_uq (plant_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and id = ?
--   SEARCH stock_order USING INTEGER PRIMARY KEY (rowid=?)

and order_no = ?
--   SEARCH stock_order USING INDEX stock_order__order_no_uq (plant_id=? AND order_no=?)

and {} is null -- {}: order_no
and {} like ? escape '\' -- {}: order_no
and {} = ? -- {}: kind, state
and {} in (?, …) -- {}: kind, state
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (order_no like ? escape '\' and (order_no like ? escape '\' or squeezed(order_no) like ? escape '\')) -- keyword
--   SEARCH stock_order USING INDEX stock_order__plant_expected_date_id_ix (plant_id=?)

and order_no in (?, …)
--   SEARCH stock_order USING INDEX stock_order__order_no_uq (plant_id=? AND order_no=?)
--   USE TEMP B-TREE FOR ORDER BY

and {} = ? -- {}: part_id, accessory_id, ink_id, vendor_id
and {} is null -- {}: part_id, accessory_id, ink_id, vendor_id
--   SEARCH stock_order USING COVERING INDEX stock_order__plant_{}_expected_date_id_ix (plant_id=? AND {}=?)

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
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH stock_order USING COVERING INDEX stock_order__plant_{}_expected_date_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH stock_order USING COVERING INDEX stock_order__plant_{}_expected_date_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and expected_date = ?
--   SEARCH stock_order USING COVERING INDEX stock_order__plant_expected_date_id_ix (plant_id=? AND expected_date=?)

and (expected_date >= ? and expected_date <= ?)
--   SEARCH stock_order USING COVERING INDEX stock_order__plant_expected_date_id_ix (plant_id=? AND expected_date>? AND expected_date<?)

and ((state in (?, …) and expected_date < ?)) -- is_late
--   SEARCH stock_order USING INDEX stock_order__plant_expected_date_id_ix (plant_id=? AND expected_date<?)

select max(id) from stock_order -- group_kind, group_state, group_is_late, group_created_at, group_updated_at, group_measures
--   SEARCH stock_order

select row_groups(10000, 1, 0, kind) from stock_order indexed by stock_order__plant_uq where plant_id = ? -- group_kind
select row_groups(10000, 1, 0, state) from stock_order indexed by stock_order__plant_uq where plant_id = ? -- group_state
select row_groups(10000, 1, 0, case when (state in (?, …) and expected_date < ?) then 1 else 0 end)
from stock_order indexed by stock_order__plant_uq
where plant_id = ?
-- group_is_late
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from stock_order indexed by stock_order__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from stock_order indexed by stock_order__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH stock_order USING INDEX stock_order__plant_uq (plant_id=?)

select part_id as key0, count(*) from stock_order where plant_id = ? group by 1 limit ? -- group_part_id
--   SEARCH stock_order USING COVERING INDEX stock_order__plant_part_expected_date_id_ix (plant_id=?)

select accessory_id as key0, count(*) from stock_order where plant_id = ? group by 1 limit ? -- group_accessory_id
--   SEARCH stock_order USING COVERING INDEX stock_order__plant_accessory_expected_date_id_ix (plant_id=?)

select ink_id as key0, count(*) from stock_order where plant_id = ? group by 1 limit ? -- group_ink_id
--   SEARCH stock_order USING COVERING INDEX stock_order__plant_ink_expected_date_id_ix (plant_id=?)

select vendor_id as key0, count(*) from stock_order where plant_id = ? group by 1 limit ? -- group_vendor_id
select row_groups(10000, 1, 0, substr(expected_date, 1, 7)) from stock_order where plant_id = ? -- group_expected_date
--   SEARCH stock_order USING COVERING INDEX stock_order__plant_vendor_expected_date_id_ix (plant_id=?)

select row_groups(40000, 2, 0, kind, coalesce(unit_of_0.unit, unit_of_1.unit), quantity)
from stock_order indexed by stock_order__plant_uq
left
join spare_part unit_of_0 on unit_of_0.id = part_id
left
join accessory unit_of_1 on unit_of_1.id = accessory_id
where plant_id = ?
-- group_measures
--   SEARCH stock_order USING INDEX stock_order__plant_uq (plant_id=?)
--   SEARCH unit_of_0 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--   …
