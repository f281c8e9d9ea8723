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
and (
  (code like ? escape '\' and (code like ? escape '\' or squeezed(code) like ? escape '\'))
    or (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
)
-- covered
--   SEARCH accessory USING COVERING INDEX accessory__plant_code_id_name_ix (plant_id=?)

and {} = ? -- {}: spec, status
and {} is null -- {}: spec
and {} in (?, …) -- {}: spec, status
and {} like ? escape '\' -- {}: spec
and ((stock_status in (?, …) and status = ? and quantity < min_quantity)) -- is_short
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
    or (code like ? escape '\' and (code like ? escape '\' or squeezed(code) like ? escape '\'))
    or (spec like ? escape '\' and (spec like ? escape '\' or squeezed(spec) like ? escape '\'))
)
-- keyword
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

select row_groups(10000, 1, 1, (last_moved_at + 62167420800000) / 86400000 - 719530) from accessory where plant_id = ?
-- group_last_moved_at
--   SEARCH accessory USING COVERING INDEX accessory__plant_last_moved_at_id_ix (plant_id=?)

select stock_status as key0, count(*) from accessory where plant_id = ? group by 1 limit ? -- group_stock_status
--   SEARCH accessory USING COVERING INDEX accessory__plant_stock_status_id_ix (plant_id=?)

select location_id as key0, count(*) from accessory where plant_id = ? group by 1 limit ? -- group_location_id
--   SEARCH accessory USING COVERING INDEX accessory__plant_location_code_id_ix (plant_id=?)

select vendor_id as key0, count(*) from accessory where plant_id = ? group by 1 limit ? -- group_vendor_id
--   SEARCH accessory USING COVERING INDEX accessory__plant_vendor_code_id_ix (plant_id=?)

select max(id) from accessory -- group_status, group_is_short, group_created_at, group_updated_at, group_measures
--   SEARCH accessory

select row_groups(10000, 1, 0, status) from accessory indexed by accessory__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 0, case when (stock_status in (?, …) and status = ? and quantity < min_quantity) then 1 else 0 end)
from accessory indexed by accessory__plant_uq
where plant_id = ?
-- group_is_short
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from accessory indexed by accessory__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from accessory indexed by accessory__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(40000, 2, 1, (last_moved_at + 62167420800000) / 86400000 - 719530, unit, quantity)
from accessory indexed by accessory__plant_uq
where plant_id = ?
-- group_measures
--   SEARCH accessory USING INDEX accessory__plant_uq (plant_id=?)
