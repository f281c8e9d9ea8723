select id from duct where plant_id = ? order by duct_no asc, id asc limit ?
and id in (?, …) -- id
and (duct_no like ? escape '\' and (duct_no like ? escape '\' or squeezed(duct_no) like ? escape '\')) -- keyword
--   SEARCH duct USING COVERING INDEX duct__duct_no_uq (plant_id=?)

select count(*) from duct where plant_id = ?
--   SEARCH duct USING COVERING INDEX duct__plant_sort_order_id_ix (plant_id=?)

order by duct_no desc, id desc
and duct_no is null
and duct_no like ? escape '\'
--   SEARCH duct USING COVERING INDEX duct__duct_no_uq (plant_id=?)

order by id asc
--   SEARCH duct USING COVERING INDEX duct__plant_uq (plant_id=?)

order by sort_order asc, id asc
--   SEARCH duct USING COVERING INDEX duct__plant_sort_order_id_ix (plant_id=?)

and id = ?
--   SEARCH duct USING INTEGER PRIMARY KEY (rowid=?)

and duct_no = ?
and duct_no in (?, …)
--   SEARCH duct USING COVERING INDEX duct__duct_no_uq (plant_id=? AND duct_no=?)

and equipment_id = ?
and equipment_id is null
--   SEARCH duct USING COVERING INDEX duct__plant_equipment_duct_no_id_ix (plant_id=? AND equipment_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, duct_no as at0, id as at1 from duct where (plant_id = ? and equipment_id = ?) order by duct_no asc, id asc limit ?
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
--           SEARCH duct USING COVERING INDEX duct__plant_equipment_duct_no_id_ix (plant_id=? AND equipment_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH duct USING COVERING INDEX duct__plant_equipment_duct_no_id_ix (plant_id=? AND equipment_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   SEARCH duct USING INDEX duct__duct_no_uq (plant_id=?)

select equipment_id as key0, count(*) from duct where plant_id = ? group by 1 limit ? -- group_equipment_id, group_measures
--   SEARCH duct USING COVERING INDEX duct__plant_equipment_duct_no_id_ix (plant_id=?)

select max(id) from duct -- group_status, group_created_at, group_updated_at
--   SEARCH duct

select row_groups(10000, 1, 0, status) from duct indexed by duct__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from duct indexed by duct__plant_uq where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from duct indexed by duct__plant_uq where plant_id = ?
-- group_updated_at
--   SEARCH duct USING INDEX duct__plant_uq (plant_id=?)
