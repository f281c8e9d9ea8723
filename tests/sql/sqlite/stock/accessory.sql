select id from accessory where plant_id = ? order by code asc, id asc limit ?
and id in (?, …) -- id
--   SEARCH accessory USING COVERING INDEX accessory__code_uq (plant_id=?)

select count(*) from accessory where plant_id = ?
--   SEARCH accessory USING COVERING INDEX accessory__plant_sort_order_id_ix (plant_id=?)

order by code desc, id desc
and code is null
and code like ? escape '\'
--   SEARCH accessory USING COVERING INDEX accessory__code_uq (plant_id=?)

order by id asc
--   SEARCH accessory USING COVERING INDEX accessory__plant_uq (plant_id=?)

order by {} asc, id asc -- {}: name, quantity, last_moved_at, stock_status, sort_order
--   SEARCH accessory USING COVERING INDEX accessory__plant_{}_id_ix (plant_id=?)

select merged.id as id
from (
  select 2 as rank, id, at0
  from (
    select id as id, id as at0
    from accessory
    where (plant_id = ? and #1(#2(stock_status in (?, …) and status = ? and quantity < min_quantity)))
    order by id asc
    limit ?
  ) as part0
  union all
  select 1 as rank, id, at0
  from (select id as id, id as at0 from accessory where (plant_id = ? and #1 is not true) order by id asc limit ?) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- is_short
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH accessory USING INDEX accessory__plant_uq (plant_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH accessory USING INDEX accessory__plant_uq (plant_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and id = ?
--   SEARCH accessory USING INTEGER PRIMARY KEY (rowid=?)

and code = ?
and code in (?, …)
--   SEARCH accessory USING COVERING INDEX accessory__code_uq (plant_id=? AND code=?)

and {} = ? -- {}: name
and {} is null -- {}: name
and {} in (?, …) -- {}: name
and {} like ? escape '\' -- {}: name
and (code like ? escape '\' or name like ? escape '\') -- covered
--   SEARCH accessory USING COVERING INDEX accessory__plant_code_id_name_ix (plant_id=?)

and {} = ? -- {}: spec, status
and {} is null -- {}: spec
and {} in (?, …) -- {}: spec, status
and {} like ? escape '\' -- {}: spec
and ((stock_status in (?, …) and status = ? and quantity < min_quantity)) -- is_short
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name like ? escape '\' or code like ? escape '\' or spec like ? escape '\') -- keyword
--   SEARCH accessory USING INDEX accessory__code_uq (plant_id=?)

and (last_moved_at >= ? and last_moved_at <= ?)
--   SEARCH accessory USING INDEX accessory__plant_last_moved_at_id_ix (plant_id=? AND last_moved_at>? AND last_moved_at<?)
--   USE TEMP B-TREE FOR ORDER BY

and {} = ? -- {}: stock_status, location_id, vendor_id
and {} is null -- {}: location_id, vendor_id
--   SEARCH accessory USING COVERING INDEX accessory__plant_{}_code_id_ix (plant_id=? AND {}=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(select id as id, code as at0, id as at1 from accessory where (plant_id = ? and {} = ?) order by code asc, id asc limit ?) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: stock_status, location_id, vendor_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH accessory USING COVERING INDEX accessory__plant_{}_code_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH accessory USING COVERING INDEX accessory__plant_{}_code_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY
