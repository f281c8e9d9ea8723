select id from equipment_unit where plant_id = ? order by sort_order asc, id asc limit ?
select count(*) from equipment_unit where plant_id = ?
and id in (?, …) -- id
--   SEARCH equipment_unit USING COVERING INDEX equipment_unit__plant_sort_order_id_ix (plant_id=?)

order by sort_order desc, id desc
--   SEARCH equipment_unit USING COVERING INDEX equipment_unit__plant_sort_order_id_ix (plant_id=?)

order by id asc
--   SEARCH equipment_unit USING COVERING INDEX equipment_unit__plant_uq (plant_id=?)

and id = ?
--   SEARCH equipment_unit USING INTEGER PRIMARY KEY (rowid=?)

and equipment_id = ?
--   SEARCH equipment_unit USING COVERING INDEX equipment_unit__plant_equipment_sort_order_id_ix (plant_id=? AND equipment_id=?)

and {} is null -- {}: equipment_id, name
and {} = ? -- {}: name, status
and {} in (?, …) -- {}: name, status
and {} like ? escape '\' -- {}: name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\')) -- keyword
--   SEARCH equipment_unit USING INDEX equipment_unit__plant_sort_order_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1
    from equipment_unit
    where (plant_id = ? and equipment_id = ?)
    order by sort_order asc, id asc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH equipment_unit USING COVERING INDEX equipment_unit__plant_equipment_sort_order_id_ix (plant_id=? AND equipment_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH equipment_unit USING COVERING INDEX equipment_unit__plant_equipment_sort_order_id_ix (plant_id=? AND equipment_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select equipment_id as key0, count(*) from equipment_unit where plant_id = ? group by 1 limit ? -- group_equipment_id, group_measures
--   SEARCH equipment_unit USING COVERING INDEX equipment_unit__plant_equipment_sort_order_id_ix (plant_id=?)

select max(id) from equipment_unit -- group_status, group_created_at, group_updated_at
--   SEARCH equipment_unit

select row_groups(10000, 1, 0, status) from equipment_unit indexed by equipment_unit__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from equipment_unit indexed by equipment_unit__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from equipment_unit indexed by equipment_unit__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH equipment_unit USING INDEX equipment_unit__plant_uq (plant_id=?)
