select * from complaint where (id = ? and plant_id = ?)
--   Index Scan using complaint__plant_uq on complaint
--     Index Cond: ((plant_id = ?) AND (id = ?))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, claim_date as at0, id as at1
    from complaint
    where #2(
      #3(
        complaint.plant_id = ?
          and #4(complaint.claim_cat_id = ? and complaint.claim_date >= ? and complaint.claim_date <= ? and complaint.customer_id = ?)
      )
        and complaint.qa_state = ?
    )
    order by complaint.claim_date desc, complaint.id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
  union all
  select 0 as rank, id, at0, at1
  from #1 as part2
  union all
  select 0 as rank, id, at0, at1
  from #1 as part3
) as merged
order by merged.rank desc, at0 desc, at1 desc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0) DESC, part0.at0 COLLATE "C" DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using complaint__plant_claim_cat_customer_claim_date_qa_state_id_ix on complaint
--                                   Index Cond: ((plant_id = ?) AND (claim_cat_id = ?) AND (customer_id = ?) AND (claim_date >= ?) AND (claim_da…
--                 …

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, claim_date as at0, id as at1
    from complaint
    where #2(
      #3(
        complaint.plant_id = ?
          and #4(complaint.claim_cat_id = ? and complaint.claim_date >= ? and complaint.claim_date <= ? and complaint.long_code = ?)
      )
        and complaint.qa_state = ?
    )
    order by complaint.claim_date desc, complaint.id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
  union all
  select 0 as rank, id, at0, at1
  from #1 as part2
  union all
  select 0 as rank, id, at0, at1
  from #1 as part3
) as merged
order by merged.rank desc, at0 desc, at1 desc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0) DESC, part0.at0 COLLATE "C" DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using complaint__plant_claim_cat_long_code_claim_date_qa_state_id_ix on complaint
--                                   Index Cond: ((plant_id = ?) AND (claim_cat_id = ?) AND (long_code = ?) AND (claim_date >= ?) AND (claim_date…
--                 …
