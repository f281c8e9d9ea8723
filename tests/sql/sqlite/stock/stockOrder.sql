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
and order_no like ? escape '\' -- keyword
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
