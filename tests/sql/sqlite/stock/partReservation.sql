select id from part_reservation where plant_id = ? order by due_date asc, id asc limit ?
and id in (?, …) -- id
and 1 = 0 -- keyword
--   SEARCH part_reservation USING COVERING INDEX part_reservation__plant_due_date_id_ix (plant_id=?)

select count(*) from part_reservation where plant_id = ?
order by id asc -- id
--   SEARCH part_reservation USING COVERING INDEX part_reservation__plant_uq (plant_id=?)

order by due_date desc, id desc
--   SEARCH part_reservation USING COVERING INDEX part_reservation__plant_due_date_id_ix (plant_id=?)

and id = ?
--   SEARCH part_reservation USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: part_id, repair_log_id, maintenance_order_id
and {} is null -- {}: repair_log_id, maintenance_order_id
--   SEARCH part_reservation USING COVERING INDEX part_reservation__plant_{}_due_date_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: part_id
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   SEARCH part_reservation USING INDEX part_reservation__plant_due_date_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, due_date as at0, id as at1 from part_reservation where (plant_id = ? and {} = ?) order by due_date asc, id asc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: part_id, repair_log_id, maintenance_order_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH part_reservation USING COVERING INDEX part_reservation__plant_{}_due_date_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH part_reservation USING COVERING INDEX part_reservation__plant_{}_due_date_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and due_date = ?
--   SEARCH part_reservation USING COVERING INDEX part_reservation__plant_due_date_id_ix (plant_id=? AND due_date=?)

and (due_date >= ? and due_date <= ?)
--   SEARCH part_reservation USING COVERING INDEX part_reservation__plant_due_date_id_ix (plant_id=? AND due_date>? AND due_date<?)
