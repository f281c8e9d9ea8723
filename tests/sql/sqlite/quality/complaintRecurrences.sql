select * from complaint where (id = ? and plant_id = ?)
--   SEARCH complaint USING INTEGER PRIMARY KEY (rowid=?)

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
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH complaint USING COVERING INDEX complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state (plant_id=? AND claim_date>? AND claim_date<?)
--         SCAN part0
--       UNION ALL
--         …
--         CO-ROUTINE part3
--           SEARCH complaint USING COVERING INDEX complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state (plant_id=? AND claim_date>? AND claim_date<?)
--         SCAN part3
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY
